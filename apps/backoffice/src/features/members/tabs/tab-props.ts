/** What every side of a player is asked with. */
export interface TabProps {
  readonly member_id: number;
  readonly cursor?: string;
}
