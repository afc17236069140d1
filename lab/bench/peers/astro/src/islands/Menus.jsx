import { useState } from 'preact/hooks'

export function Menus({ menus }) {
  const [open, setOpen] = useState(null)
  return (
    <ul role="list" class="navbarMenus">
      {menus.map(({ label, links }, at) => (
        <li key={at}>
          <button
            type="button"
            class="navbarButton"
            popovertarget={`menu-${at}`}
            aria-expanded={open === at}
          >
            {label}
          </button>
          <div
            id={`menu-${at}`}
            popover="auto"
            class="navbarPanel"
            onToggle={(event) => setOpen(event.newState === 'open' ? at : null)}
          >
            <ul role="list" class="navbarLinks">
              {links.map(({ label, link }, line) => (
                <li key={line}>
                  <a href={link}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
