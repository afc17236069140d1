/**
 * Where customers learn, which is another product than this site. Keys are those of the functions
 * `create-free-trial` and `register-to-course`, which call the password `pw` and `password`.
 */
export interface LearningPlatform {
  /**
   * A workspace of one's own.
   * @param key - the same one twice is one workspace: it is sent as `Idempotency-Key`
   * @throws SiteError UpstreamFailed, worth another try; UpstreamRefused, which is not;
   * UpstreamNotConfigured
   */
  createFreeTrial(trial: FreeTrial, key: string): Promise<PlatformAccess>
  /** A place in a course; for the rest as `createFreeTrial`. */
  registerToCourse(course: CourseRegistration, key: string): Promise<PlatformAccess>
  /**
   * Has it erase what it was told of a person, or begin to. It answers the same for one it does not know.
   * @param key - sent as `Idempotency-Key`
   * @throws SiteError as `createFreeTrial`
   */
  forget(person: { mail: string }, key: string): Promise<void>
}

/** Without a password the platform mails a link to choose one. */
export interface FreeTrial extends Person {
  /** Of the page: `de`. */
  lang: string
  companyName: string
  pw?: string
}

export interface CourseRegistration extends Person {
  /** The course's, on the platform. */
  groupId: string
  lang: string
  password?: string
}

interface Person {
  mail?: string
  firstName?: string
  lastName?: string
  /** With its dial code: `+4930123456`. */
  phone?: string
}

export interface PlatformAccess {
  /** Where the visitor goes on. The same whether or not the platform knew the person. */
  platformUrl: string
}
