const INLINE = new Set(['A', 'STRONG', 'EM', 'SPAN', 'CODE']);
/** Controls, the list of contents, which repeats the headings, and the date of the last change. */
const LEFT_OUT = 'nav, svg, button, label, select, summary, time';

const hasWords = (node: Node) => node.nodeType === 3 && node.textContent?.trim() !== '';

/** A link or an emphasis within a sentence, and no block or button of its own. */
const isWithinSentence = (node: Element): boolean =>
  INLINE.has(node.tagName) &&
  !node.classList.contains('block') &&
  [...(node.parentElement?.childNodes ?? [])].some(hasWords);

/** The texts of a page, one for each paragraph, entry or heading. */
function textsOf(page: Element): string[] {
  const texts: string[] = [];
  let text = '';
  const flush = () => {
    texts.push(text.replaceAll(/\s+/gu, ' ').trim());
    text = '';
  };
  const walk = (node: Node): void => {
    if (!(node instanceof Element)) {
      text += node.textContent ?? '';
      return;
    }
    if (node.matches(LEFT_OUT)) return;
    const isBlock = !isWithinSentence(node);
    if (isBlock) flush();
    node.childNodes.forEach(walk);
    if (isBlock) flush();
  };
  walk(page);
  return texts.filter((one) => one !== '');
}

/** Every sentence of a page, once. */
export const sentencesOf = (page: Element): string[] => [
  ...new Set(textsOf(page).flatMap((text) => text.split(/(?<=[.!?][”’)]?)\s+/u))),
];
