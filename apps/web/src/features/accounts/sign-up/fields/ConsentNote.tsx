import { Notice } from '#ui';
import { consentAge, isChild, ageBandAt, isUnderConsentAge } from '@ribbon/domain/accounts';
import { countryName, t } from '@ribbon/domain/kernel';
import { useState } from 'react';

/** What was typed so far. */
interface Person {
  birthMonth?: number | undefined;
  birthYear?: number | undefined;
  country?: string | undefined;
}

/** For young people whose country asks an adult to consent as well: what that means here. */
export function ConsentNote({ person: { birthMonth, birthYear, country } }: { person: Person }) {
  const [now] = useState(() => new Date());
  if (birthMonth === undefined || birthYear === undefined || !country) return null;
  const person = { birthMonth, birthYear, country };
  if (isChild(ageBandAt(person, now)) || !isUnderConsentAge(person, now)) return null;
  const values = { age: consentAge(country), country: countryName(country) };
  return (
    <Notice tone="info" role="none">
      {country === 'Other'
        ? t(
            'Until you’re {age}, an adult needs to agree with you to competitions and pictures of you. You can link one to your account once you’ve signed up.',
            values,
          )
        : t(
            'In {country}, an adult needs to agree with you to competitions and pictures of you until you’re {age}. You can link one to your account once you’ve signed up.',
            values,
          )}
    </Notice>
  );
}
