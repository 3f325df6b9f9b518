/** What a post about an achievement begins with; its author changes it as they like. */
export const achievedPost = (name: string) => ({
  text: `I did it: ${name}!`.slice(0, 280),
});
