/** What only tools of the dev server say: in no file that is built for visitors. */
export const developmentWords =
  /__machines|slicewright\.inspector|statelyai|elk\.layered|Machines of this page/
