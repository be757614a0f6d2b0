/**
 * How Node runs the server. A round leaves some kilobytes behind that nobody needs once it is
 * answered; in a young generation of so many megabytes most are gone before they are looked at.
 */
export const serverFlags = ["--min-semi-space-size=64", "--max-semi-space-size=64"];
