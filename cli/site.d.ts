/**
 * Types of what a site's modules may import besides code: style sheets, pictures. Resolved from
 * here, wherever the site is.
 */
/// <reference types="vite/client" />
