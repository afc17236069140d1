import { startClient } from '#runtime/client'
import { loadSite } from 'virtual:slicewright/client'

startClient(loadSite)
