/** What any form says of its fields, and success where nothing better is said. */
export const commonNotices = {
  "common.success": "Success",
  "field.required": "This field is required.",
  "field.invalid": "This value is not valid.",
  "field.wrong_type": "Wrong type",
  "field.one_of": "Choose one of: {choices}.",
  "field.money": "Enter an amount such as 50.00, with at most two decimals.",
  "field.too_short": "Enter at least {min} characters.",
  "field.too_long": "Enter at most {max} characters.",
  "field.too_small": "The smallest value is {min}.",
  "field.too_big": "The largest value is {max}.",
  "field.range": "Choose a first day that is not after the last, at most a year apart.",
  "field.given_twice": "This value was given twice.",
} as const;
