import { describe, expect, it } from 'vitest'
import { composePictures } from './pictures.server.ts'

const ofService = 'https://images.prismic.io/site/a.jpg?auto=format&rect=0,0,90,60'
const own = '/media/a.jpg'

/** Address of a version 640 pixels wide; undefined where the picture is used as it is. */
function build(url: string, ...how: Parameters<typeof composePictures>) {
  const { imageSources } = composePictures(...how)
  const source = imageSources.find(({ accepts }) => accepts(url))
  return source?.build(url, { width: 640, format: 'webp' })
}

describe('[IMG-05] pictures', () => {
  const cropped = 'https://images.prismic.io/site/a.jpg?rect=0%2C0%2C90%2C60&w=640&fm=webp'
  const hosts = ['images.prismic.io']

  it('come from the CDN of the content service, all others from the endpoint', () => {
    for (const through of [undefined, 'service'] as const) {
      const settings = through ? { through, hosts } : { hosts }
      expect(build(ofService, settings)).toBe(cropped)
      expect(build(own, settings)).toMatch(/^\/\.netlify\/images\?/)
      expect(composePictures(settings).imageHosts).toEqual([])
    }
  })

  it('all come from the endpoint where a site says so, which then fetches those of the service', () => {
    const settings = { through: 'endpoint', hosts } as const
    expect(build(ofService, settings)).toMatch(/^\/\.netlify\/images\?url=https%3A%2F%2Fimages\.pr/)
    expect(build(own, settings)).toMatch(/^\/\.netlify\/images\?/)
    expect(composePictures(settings).imageHosts).toEqual(hosts)
  })

  it('need no endpoint where a site says so', () => {
    const settings = { through: 'original', hosts } as const
    expect(build(ofService, settings)).toBe(cropped)
    expect(build(own, settings)).toBeUndefined()
    expect(composePictures(settings).imageHosts).toEqual([])
  })

  it('of the content service are allowed where one is used, once', () => {
    expect(composePictures({}).images.hosts).toEqual([])
    for (const settings of [{}, { hosts }])
      expect(composePictures(settings, { isRemote: true }).images.hosts).toEqual(hosts)
  })
})
