/** A parameter other than `q` that cannot be read: it becomes a 400 with the API's message. */
export class ParameterRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ParameterRefused'
  }
}
