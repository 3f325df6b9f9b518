import { describe, expect, it } from 'vitest';
import { judgeText } from '../decide.ts';

const isEnglish = (text: string) => judgeText(text).isEnglish;

describe('what reads as English', () => {
  it.each([
    'I nailed my split leap today!! 💖',
    'omg we got selected for the group routine!!!',
    'Finally landed my jeté en tournant today!',
    'Wow!',
    'No no no',
    'D score 8.4, E score 7.9, A score 8.1',
    'S T R E T C H and smile',
    '¯\\_(ツ)_/¯ (づ｡◕‿‿◕｡)づ',
    '🎀🎀🎀',
    '',
  ])('%s', (text) => {
    expect(isEnglish(text)).toBe(true);
  });
});

describe('what does not', () => {
  it.each([
    'Днес тренирах с лента цял час',
    'Сьогодні ми вчили нову вправу з обручем',
    'Hoy he entrenado con la cinta y me ha salido todo',
    'Oggi ho fatto la mia prima gara con le clavette',
    'Aujourd’hui j’ai réussi mon saut avec le ruban',
    'Heute hat meine Übung mit dem Reifen super geklappt',
    'eres tonta',
    'Bună, azi am avut un antrenament foarte greu',
    'My coach is great. Pero mi amiga dice que soy muy mala en el salto',
    'Браво!',
    '今日は新体操の練習をしました',
  ])('%s', (text) => {
    expect(isEnglish(text)).toBe(false);
  });
});
