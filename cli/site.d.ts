/** What the modules of a site may import besides code: style sheets, pictures. Found from here, wherever the site stands. */
/// <reference types="vite/client" />
