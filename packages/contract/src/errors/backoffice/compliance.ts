/** Errors of this area of the back office. */
export const complianceOfficeErrors = {
  /** Somebody else has decided it, or it was taken back. */
  "backoffice.case_decided": [409, "This case has been decided already"],
  /** What people ask about their data. */
  "backoffice.request_exists": [409, "A request of this kind is open already"],
  "backoffice.request_decided": [409, "This request has been decided already"],
  /** Nothing has to be kept, or it is no erasure; an erasure is not done by saying so. */
  "backoffice.not_postponable": [
    409,
    "This request cannot be decided like this: only an erasure is postponed, while records have to be kept, and it is done by being carried out",
  ],
  /** `data` says what is in the way, and until when. */
  "backoffice.not_erasable": [409, "This account cannot be erased yet"],
  /** Somebody else looks at these pictures just now. */
  "backoffice.kyc_claimed": [409, "Somebody else is looking at these pictures just now"],
  /** Pictures are shown, and decided upon, for some minutes after a reason was written down. */
  "backoffice.kyc_not_opened": [403, "Open the pictures first, with a reason"],
  "backoffice.kyc_decided": [409, "This has been decided already"],
  "backoffice.not_barred": [409, "This person is on no list of barred people"],
} as const;
