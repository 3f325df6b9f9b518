import { Notice, Section } from '#ui';
import {
  type FamilyChild,
  type Guardianship,
  Permission,
  familyPolicy,
} from '@ribbon/domain/families';
import { isChild } from '@ribbon/domain/accounts';
import { childName } from '../../families.child.format.ts';
import { useSetPermission } from '../../families.queries.ts';
import { PermissionSwitch, PermissionWord } from './PermissionSwitch.tsx';

/** What the child may do: switches for who decides, words for who looks. */
export function PermissionsPart({ child, link }: { child: FamilyChild; link: Guardianship }) {
  const set = useSetPermission(child.id);
  const mayDecide = familyPolicy.decide(link);
  const mayGrant = familyPolicy.permit(link, { granted: true });
  if (!isChild(child.ageBand)) {
    return (
      <Section title="What’s allowed">
        <Notice role="none">
          From 13, the account is theirs. They decide what to post, who their friends are, which
          clubs to join and who is linked to them. Our rules for under-18s still protect them. You
          can look, and we’ll tell you about anything that affects their safety.
        </Notice>
      </Section>
    );
  }
  const entries = child.permissions.toSorted(
    (a, b) => Permission.options.indexOf(a.permission) - Permission.options.indexOf(b.permission),
  );
  return (
    <Section
      title="What’s allowed"
      intro={
        mayDecide
          ? 'When you switch something off it stops straight away, and anything still waiting is cancelled.'
          : 'You can look, but another guardian makes the decisions.'
      }
    >
      {mayDecide && !mayGrant && (
        <Notice role="none">
          You can switch everything off. It takes a confirmed guardian to switch something on. You
          can confirm who you are under “Other children”.
        </Notice>
      )}
      {!child.community.isOpen && (
        <Notice role="none">
          Posts, comments, friends and challenges wait until {childName(child)} can meet other
          children. What you switch on now starts then.
        </Notice>
      )}
      <ul className="flex flex-col divide-y-2 divide-line">
        {entries.map((entry) => (
          <li key={entry.permission} className="py-2 first:pt-0">
            {mayDecide ? (
              <PermissionSwitch
                entry={entry}
                mayGrant={mayGrant}
                onChange={(granted, expiresAt) =>
                  set.mutate({ permission: entry.permission, granted, expiresAt })
                }
              />
            ) : (
              <PermissionWord entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
