/**
 * How Node runs the server. A round leaves some kilobytes behind that nobody needs once it is answered;
 * in a young generation of this many megabytes most of them are gone before they are looked at.
 */
export const serverFlags = ["--max-semi-space-size=64"];
