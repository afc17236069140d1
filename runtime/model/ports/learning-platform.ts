/**
 * The platform where customers learn, a product of its own. Keys are those of the functions
 * `create-free-trial` and `register-to-course`, which call the password `pw` and `password`.
 */
export interface LearningPlatform {
  /**
   * Creates a workspace for a person.
   * @param key - sent as `Idempotency-Key`: a repeated one is the same workspace
   * @throws SiteError UpstreamFailed, worth another try; UpstreamRefused, which is not;
   * UpstreamNotConfigured
   */
  createFreeTrial(trial: FreeTrial, key: string): Promise<PlatformAccess>
  /** Creates a place in a course; otherwise like `createFreeTrial`. */
  registerToCourse(course: CourseRegistration, key: string): Promise<PlatformAccess>
  /**
   * Has it erase its data of a person, or begin to. It answers the same for a person it does not
   * know.
   * @param key - sent as `Idempotency-Key`
   * @throws SiteError like `createFreeTrial`
   */
  forget(person: { mail: string }, key: string): Promise<void>
}

/** Without a password the platform mails a link to choose one. */
export interface FreeTrial extends Person {
  /** Language of the page: `de`. */
  lang: string
  companyName: string
  pw?: string
}

export interface CourseRegistration extends Person {
  /** Id of the course, on the platform. */
  groupId: string
  lang: string
  password?: string
}

interface Person {
  mail?: string
  firstName?: string
  lastName?: string
  /** Includes the dial code: `+4930123456`. */
  phone?: string
}

export interface PlatformAccess {
  /**
   * The address where the visitor goes on. The same whether or not the platform knew the person.
   */
  platformUrl: string
}
