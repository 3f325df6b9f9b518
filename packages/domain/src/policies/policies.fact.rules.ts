/** Something a policy page says, in one entry of a list. */
export interface Fact {
  name: string;
  text: string;
}
