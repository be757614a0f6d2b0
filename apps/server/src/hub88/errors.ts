/** How a call to a partner can end without what was asked for. */

/** It said no, and says no again. */
export class Hub88Refused extends Error {
  override readonly name = "Hub88Refused";
  readonly status: number;
  /** In the partner's words, for people; cut to what a log can bear. */
  readonly reason: string;
  constructor(status: number, reason: string) {
    super(`The partner refused: ${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

/** Nothing is known: it may have done what it was asked, or not. */
export class Hub88Unavailable extends Error {
  override readonly name = "Hub88Unavailable";
}

/** It answered, and makes no sense to us. */
export class Hub88Unreadable extends Error {
  override readonly name = "Hub88Unreadable";
}
