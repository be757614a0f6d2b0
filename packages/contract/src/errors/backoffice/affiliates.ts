/** Errors of this area of the back office. */
export const affiliatesOfficeErrors = {
  "backoffice.affiliate_not_found": [404, "This affiliate, link or address doesn't exist"],
  "backoffice.affiliate_pix_key": [
    422,
    "Enter the company's Pix key: its CNPJ, an e-mail address or a random key",
  ],
  "backoffice.affiliate_ended": [409, "This affiliate has ended for good: add a new one"],
  "backoffice.affiliate_deal_month": [
    422,
    "The first deal applies from this month at the earliest, later ones from next month",
  ],
  "backoffice.affiliate_deal": [422, "Agree on an amount, on a share, or on both"],
  "backoffice.affiliate_correction": [
    422,
    "Enter an amount, or a member or deposit that belongs to this affiliate and was not taken back",
  ],
  "backoffice.affiliate_not_held": [409, "This amount is no longer held"],
  "backoffice.statement_not_found": [404, "This month is not closed"],
  "backoffice.statement_state": [409, "This statement is in another state by now"],
  "backoffice.statement_reference": [409, "Another statement was paid under this reference"],
  "backoffice.postback_macro": [422, "The address names something in braces that there is not"],
  "backoffice.key_affiliate": [
    422,
    "A key with affiliates.read belongs to one affiliate and reads nothing else",
  ],
} as const;
