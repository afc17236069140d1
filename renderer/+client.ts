import { startClient } from '#runtime/client'
import { loadSite } from 'virtual:slicewright/client'

startClient(async () => {
  const [site, { createRecorder }] = await Promise.all([loadSite(), import('#runtime/recorder')])
  return { ...site, ports: createRecorder() }
})
