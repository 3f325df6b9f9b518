import type { EmailContent } from '#platform/mail/emails';
import type { Mail } from '#platform/mail/mailer';
import { type Html, html } from '#platform/mail/html';
import { translated } from '#platform/language/reader';
import { currentReader, t } from '@ribbon/domain/kernel';

/** A letter with the links that let its reader choose. */
export interface OwnEmail extends EmailContent {
  /** Where its reader chooses which mails of this kind there are. */
  settings?: string;
  /** Stops mails of this kind, for people and for the buttons of mail programs. */
  stop?: string;
}

/** What an email says, in the language of its reader: its constants as well. */
export const inWordsOf = (content: OwnEmail): OwnEmail => ({
  ...content,
  subject: translated(content.subject),
  preview: translated(content.preview),
  greeting: translated(content.greeting),
  paragraphs: content.paragraphs.map(translated),
  ...(content.button && {
    button: { ...content.button, label: translated(content.button.label) },
  }),
  ...(content.quote && { quote: { ...content.quote, lead: translated(content.quote.lead) } }),
  ...(content.footnotes && { footnotes: content.footnotes.map(translated) }),
});

const stopWords = () => t('Stop emails like this');
const choiceWords = () => t('Choose which emails you get');

/** The colours of both themes; those of the light one stand in the letter, for programs that know no other. */
const LIGHT = {
  ink: '#231a1f',
  quiet: '#66575a',
  paper: '#faf5ec',
  line: '#e0d3c0',
  link: '#a30f47',
};
const DARK = {
  ink: '#f7efe6',
  quiet: '#b8a8a6',
  paper: '#100c0e',
  line: '#372c31',
  link: '#ff8fb0',
};
const BRAND = '#b3134f';
const FONT = "font-family: 'Sofia Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;";

/** Mail programs that have a dark theme read this; without it they would invent colours of their own. */
const THEMES: Html = {
  html: `<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.paper { background: ${DARK.paper} !important; }
.ink { color: ${DARK.ink} !important; }
.quiet { color: ${DARK.quiet} !important; border-color: ${DARK.line} !important; }
.link { color: ${DARK.link} !important; }
}</style>`,
};

const paragraph = (text: string): Html =>
  html`<p
    class="ink"
    style="margin: 0 0 16px; font-size: 16px; line-height: 1.55; color: ${LIGHT.ink}; overflow-wrap: anywhere;"
  >
    ${text}
  </p>`;

const footnote = (text: string): Html =>
  html`<p
    class="quiet"
    style="margin: 0 0 8px; font-size: 14px; line-height: 1.5; color: ${LIGHT.quiet};"
  >
    ${text}
  </p>`;

const button = ({ label, href }: NonNullable<EmailContent['button']>): Html =>
  html` <p style="margin: 28px 0;">
      <a
        href="${href}"
        style="display: inline-block; padding: 14px 24px; border-radius: 999px; background: ${BRAND}; color: #ffffff; font-size: 16px; font-weight: 700; text-align: center; text-decoration: none;"
        >${label}</a
      >
    </p>
    <p
      class="quiet"
      style="margin: 0 0 24px; font-size: 14px; line-height: 1.5; color: ${LIGHT.quiet};"
    >
      ${t('If the button doesn’t work, copy this link into your browser:')}<br /><a
        href="${href}"
        class="link"
        style="color: ${LIGHT.link}; overflow-wrap: anywhere;"
        >${href}</a
      >
    </p>`;

const quotation = ({ lead, lines }: NonNullable<EmailContent['quote']>): Html =>
  html`<p
      class="quiet"
      style="margin: 28px 0 8px; font-size: 14px; line-height: 1.5; color: ${LIGHT.quiet};"
    >
      ${lead}
    </p>
    <blockquote
      class="quiet"
      style="margin: 0 0 24px; padding: 4px 0 4px 16px; border-left: 3px solid ${LIGHT.line};"
    >
      ${lines.map(footnote)}
    </blockquote>`;

const quietLink = (href: string, label: string): Html =>
  html`<br /><a href="${href}" class="link" style="color: ${LIGHT.link};">${label}</a>`;

/** A mail in the dress of the platform. */
export function layOut(platformName: string, content: OwnEmail): Omit<Mail, 'to'> {
  const body = html`<!doctype html>
    <html lang="${currentReader().language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <base target="_blank" />
        <title>${content.subject}</title>
        ${THEMES}
      </head>
      <body class="paper" style="margin: 0; padding: 0; background: ${LIGHT.paper};">
        <div style="display: none; max-height: 0; overflow: hidden;">${content.preview}</div>
        <div style="max-width: 560px; margin: 0 auto; padding: 32px 20px; ${FONT}">
          <p
            class="ink"
            style="margin: 0 0 24px; padding-bottom: 16px; border-bottom: 3px solid ${BRAND}; font-size: 22px; font-weight: 800; color: ${LIGHT.ink};"
          >
            ${platformName}
          </p>
          <h1
            class="ink"
            style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: ${LIGHT.ink};"
          >
            ${content.greeting}
          </h1>
          ${content.paragraphs.map(paragraph)} ${content.button && button(content.button)}
          ${content.quote && quotation(content.quote)} ${(content.footnotes ?? []).map(footnote)}
          <p
            class="quiet"
            style="margin: 32px 0 0; padding-top: 16px; border-top: 1px solid ${LIGHT.line}; font-size: 13px; line-height: 1.5; color: ${LIGHT.quiet};"
          >
            ${t(
              'You’re getting this email because someone used this address on {platformName}. We’ll never ask for your password by email.',
              { platformName },
            )}
            ${content.stop && quietLink(content.stop, stopWords())}
            ${content.settings && quietLink(content.settings, choiceWords())}
          </p>
        </div>
      </body>
    </html>`;
  return {
    subject: content.subject,
    html: body.html,
    text: plainText(platformName, content),
    ...(content.stop && { unsubscribe: content.stop }),
  };
}

const plainText = (platformName: string, content: OwnEmail): string =>
  [
    content.greeting,
    ...content.paragraphs,
    ...(content.button ? [`${content.button.label}:\n${content.button.href}`] : []),
    ...(content.quote
      ? [content.quote.lead, content.quote.lines.map((line) => `> ${line}`).join('\n')]
      : []),
    ...(content.footnotes ?? []),
    t('{platformName}. We’ll never ask for your password by email.', { platformName }),
    ...(content.stop ? [`${stopWords()}:\n${content.stop}`] : []),
    ...(content.settings ? [`${choiceWords()}:\n${content.settings}`] : []),
  ].join('\n\n');
