/** Composes the report from the page's texts and the visitor's answers. */
import type { Palette, ReportInput, ReportTheme } from '#runtime/pdf'

/** The texts that the slice writes into the page. */
export interface ReportTexts extends Omit<
  ReportInput,
  'overallLevel' | 'themes' | 'date' | 'colours' | 'isFromRightToLeft'
> {
  themes: readonly ThemeTexts[]
}

interface ThemeTexts extends Pick<
  ReportTheme,
  'title' | 'question' | 'sampleLevel' | 'leaveAlone'
> {
  levels: readonly (ReportTheme['levels'][number] & { advice?: string })[]
}

export interface Answers {
  /** Chosen levels by theme, counted from 0. */
  levels: readonly number[]
  /** Counted from 1. */
  overallLevel: number
  siteName: string
  colours: Palette
  /** Whether the page's script runs from right to left. */
  isFromRightToLeft: boolean
  /** The site's origin, for the addresses of further reading. */
  origin: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Number of things to leave alone that the report promises. */
const leftAlone = 2

export function composeReport(
  { themes, resources, ...texts }: ReportTexts,
  { levels, overallLevel, siteName, colours, isFromRightToLeft, origin, now }: Answers,
): ReportInput {
  const alone = findLeftAlone(themes, levels)
  return {
    ...texts,
    ...(isFromRightToLeft && { isFromRightToLeft }),
    siteName,
    colours,
    overallLevel,
    date: toDay(now),
    themes: themes.map(({ leaveAlone, ...theme }, index) => {
      const levelIndex = levels[index]!
      const { advice } = theme.levels[levelIndex]!
      return {
        ...theme,
        levelIndex,
        levels: theme.levels.map(({ advice: _, ...level }) => level),
        ...(advice !== undefined && { advice }),
        ...(leaveAlone !== undefined && alone.has(index) && { leaveAlone }),
      }
    }),
    resources: resources.map((resource) => ({
      ...resource,
      url: new URL(resource.url, origin).href,
    })),
  }
}

/** The visitor's local date. */
function toDay(now: number): string {
  const behind = new Date(now).getTimezoneOffset() * 60_000
  return new Date(now - behind).toISOString().slice(0, 10)
}

/** The themes in which the company is furthest; among equals, the ones first on the page. */
function findLeftAlone(
  themes: readonly ThemeTexts[],
  levels: readonly number[],
): ReadonlySet<number> {
  const places = themes.flatMap(({ leaveAlone }, index) => (leaveAlone ? [index] : []))
  const byLevel = places.toSorted((a, b) => levels[b]! - levels[a]!)
  return new Set(byLevel.slice(0, leftAlone))
}
