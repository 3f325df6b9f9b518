import { expect, it } from 'vitest';
import { judgeName } from './index.ts';

it.each([
  'whatsapp_07700900123',
  'call.me.07700900123 @snap_mia',
  'Mia 07700 900123',
  'o77oo9oo123',
  'snap_mia09',
  '5nap_me',
  'textme0770',
  'insta.mia',
  'Sn4pchat Mia',
  'Mia @mia_rg',
  'www.mia.co',
])('a name is no way to be reached elsewhere: %s', (name) => {
  expect(judgeName(name)).toMatchObject({
    isViolation: true,
    severity: 'red',
    category: 'personal_information',
  });
});

it.each([
  'n1gger_x',
  'xX_faggot_Xx',
  'FatSlut99',
  'cuntface',
  's3xygirl',
  'HitlerFan',
  'kys_now',
  'ni994',
  'fuck3r5',
])('a name that hurts is none: %s', (name) => {
  expect(judgeName(name)).toMatchObject({ isViolation: true, severity: 'red' });
});

it.each([
  'Mia Lark Testfield',
  'Aisha Butt',
  'Richard Dick',
  'Alan Cummings',
  'Irina Slutskaya',
  'Dick van Dyke',
  'Zoë O’Connor-Smith',
  'Kateřina Říhová',
  'Анна Иванова',
  'Nazir Hussain',
  'Pornchai Suk',
  'Lesley Cockburn',
  'Ruth Sexton',
  'mia_2011',
  'lily.2012',
  'leaps.and.bounds',
  'coach_katya',
  'child121',
  'mia 121',
  'emma_19',
  'emma_480',
  'Person1994',
])('real names and harmless ones are fine: %s', (name) => {
  expect(judgeName(name)).toMatchObject({ isViolation: false, severity: 'green' });
});
