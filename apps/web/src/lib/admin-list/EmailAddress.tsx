/** Broken behind its @ where there is no room for it, not in the middle of a word. */
export function EmailAddress({ children: address }: { children: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <span className="break-words">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}
