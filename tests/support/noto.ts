/** Fonts for letters that those of the site lack, which not every machine has. */
import { existsSync } from 'node:fs'

const fonts = '/usr/share/fonts'

/** As Debian packages them. */
export const noto = [
  {
    name: 'Noto',
    package: 'fonts-noto-core',
    file: `${fonts}/truetype/noto/NotoSansDevanagari-Regular.ttf`,
  },
  {
    name: 'Noto CJK',
    package: 'fonts-noto-cjk',
    file: `${fonts}/opentype/noto/NotoSansCJK-Regular.ttc`,
  },
  {
    name: 'Noto Color Emoji',
    package: 'fonts-noto-color-emoji',
    file: `${fonts}/truetype/noto/NotoColorEmoji.ttf`,
  },
] as const

export const hasNoto = noto.every(({ file }) => existsSync(file))
