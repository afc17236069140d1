/** Words that only tools of the dev server use, and that no file built for visitors may contain. */
export const developmentWords =
  /__machines|slicewright\.inspector|statelyai|elk\.layered|Machines of this page/
