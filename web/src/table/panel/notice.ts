// Notices of a table have one place, the sign, and none covers the board.

/** What is told besides the question: quiet ones are log lines and counts on tabs, and are no notices of this kind. */
export interface Notice {
  /** Clear: what others do or fail to do. Loud: what changes what this reader can do; it takes the room of hand and act too. */
  strength: "clear" | "loud";
  small?: string;
  large: string;
  text?: string;
  /** The one thing to do about it. */
  button?: NoticeButton;
  /** A second way out, as a plain button. */
  other?: NoticeButton;
}

export interface NoticeButton {
  label: string;
  run: () => void;
}
