/**
 * How old is what a standby shows? The clocks of two machines and the time of the last transaction
 * prove nothing: on a primary where nothing happens, the latter grows old on a standby that has
 * everything. So the primary is asked again and again how far its log has come: a standby that has
 * replayed that much shows everything that was acknowledged before the primary was asked.
 */

/** How far a log has come: `pg_lsn` as a number. */
export type Place = bigint;

const HALF = 32n;

/** `16/B374D848`, as PostgreSQL writes it. */
export function toPlace(lsn: string): Place {
  const [high = "", low = ""] = lsn.split("/");
  return (BigInt(`0x${high}`) << HALF) | BigInt(`0x${low}`);
}

export interface Moments {
  /** There the primary's log was when it was asked at this moment. */
  note(place: Place, atMs: number): void;
  /** Replayed up to there, all from before this moment is shown; null: nothing is known. */
  shownBy(place: Place): number | null;
}

const NOTES_MAX = 128;

export function createMoments(): Moments {
  let notes: { readonly place: Place; readonly atMs: number }[] = [];
  return {
    note: (place, atMs) => {
      // After a failover the log may go on from further back: what lay ahead never came to be.
      notes = notes.filter((one) => one.place <= place);
      // Of a standby that is far behind we know less exactly how far, and never too little.
      if (notes.length >= NOTES_MAX) notes = notes.filter((_, index) => index % 2 === 0);
      notes.push({ place, atMs });
    },
    shownBy: (place) => notes.findLast((one) => one.place <= place)?.atMs ?? null,
  };
}
