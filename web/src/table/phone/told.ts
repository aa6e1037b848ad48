/** What a phone's dock says that belongs to no game. */
export interface Told {
  /** What is asked of the player at this screen; null while somebody else is asked. */
  readonly question: string | null;
  /** Why something else would be done, or what was pointed at. */
  readonly note: string | null;
  /** Who is waited for. */
  readonly waiting: string;
  /** The newest line of the log. */
  readonly last: string;
}
