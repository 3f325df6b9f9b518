import type { Letter } from '#platform/mail/letters';
import type { Mail } from '#platform/mail/mailer';
import { type Html, html } from '#platform/mail/html';

/** A letter with the links that let its reader choose. */
export interface OwnLetter extends Letter {
  /** Where its reader chooses which mails of this kind there are. */
  settings?: string;
  /** Stops mails of this kind, for people and for the buttons of mail programs. */
  stop?: string;
}

const STOP = 'Stop emails like this';
const CHOOSE = 'Choose which emails you get';

const INK = '#231a1f';
const QUIET = '#66575a';
const PAPER = '#faf5ec';
const BRAND = '#b3134f';
const FONT = "font-family: 'Sofia Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;";

const paragraph = (text: string): Html =>
  html`<p style="margin: 0 0 16px; font-size: 16px; line-height: 1.55; color: ${INK};">${text}</p>`;

const footnote = (text: string): Html =>
  html`<p style="margin: 0 0 8px; font-size: 14px; line-height: 1.5; color: ${QUIET};">${text}</p>`;

const button = ({ label, href }: NonNullable<Letter['button']>): Html =>
  html` <p style="margin: 28px 0;">
      <a
        href="${href}"
        style="display: inline-block; padding: 14px 24px; border-radius: 999px; background: ${BRAND}; color: #ffffff; font-size: 16px; font-weight: 700; text-decoration: none;"
        >${label}</a
      >
    </p>
    <p style="margin: 0 0 24px; font-size: 14px; line-height: 1.5; color: ${QUIET};">
      If the button does not work, copy this address into your browser:<br /><a
        href="${href}"
        style="color: ${BRAND}; overflow-wrap: anywhere;"
        >${href}</a
      >
    </p>`;

const quotation = ({ lead, lines }: NonNullable<Letter['quote']>): Html =>
  html`<p style="margin: 28px 0 8px; font-size: 14px; line-height: 1.5; color: ${QUIET};">
      ${lead}
    </p>
    <blockquote style="margin: 0 0 24px; padding: 4px 0 4px 16px; border-left: 3px solid #e0d3c0;">
      ${lines.map(footnote)}
    </blockquote>`;

const quietLink = (href: string, label: string): Html =>
  html`<br /><a href="${href}" style="color: ${BRAND};">${label}</a>`;

/** A mail in the dress of the platform. */
export function layOut(platformName: string, letter: OwnLetter): Omit<Mail, 'to'> {
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <base target="_blank" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin: 0; padding: 0; background: ${PAPER};">
        <div style="display: none; max-height: 0; overflow: hidden;">${letter.preview}</div>
        <div style="max-width: 560px; margin: 0 auto; padding: 32px 20px; ${FONT}">
          <p
            style="margin: 0 0 24px; padding-bottom: 16px; border-bottom: 3px solid ${BRAND}; font-size: 22px; font-weight: 800; color: ${INK};"
          >
            ${platformName}
          </p>
          <h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: ${INK};">
            ${letter.greeting}
          </h1>
          ${letter.paragraphs.map(paragraph)} ${letter.button && button(letter.button)}
          ${letter.quote && quotation(letter.quote)} ${(letter.footnotes ?? []).map(footnote)}
          <p
            style="margin: 32px 0 0; padding-top: 16px; border-top: 1px solid #e0d3c0; font-size: 13px; line-height: 1.5; color: ${QUIET};"
          >
            You get this mail because this address was used at ${platformName}. We never ask for
            your password by email. ${letter.stop && quietLink(letter.stop, STOP)}
            ${letter.settings && quietLink(letter.settings, CHOOSE)}
          </p>
        </div>
      </body>
    </html>`;
  return {
    subject: letter.subject,
    html: body.html,
    text: plainText(platformName, letter),
    ...(letter.stop && { unsubscribe: letter.stop }),
  };
}

const plainText = (platformName: string, letter: OwnLetter): string =>
  [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.href}`] : []),
    ...(letter.quote
      ? [letter.quote.lead, letter.quote.lines.map((line) => `> ${line}`).join('\n')]
      : []),
    ...(letter.footnotes ?? []),
    `${platformName}. We never ask for your password by email.`,
    ...(letter.stop ? [`${STOP}:\n${letter.stop}`] : []),
    ...(letter.settings ? [`${CHOOSE}:\n${letter.settings}`] : []),
  ].join('\n\n');
