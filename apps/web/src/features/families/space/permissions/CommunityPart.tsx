import { useSchemaForm } from '#lib/forms/form.ts';
import { longDay } from '#lib/format/format.ts';
import { Badge, Button, Form, Section, TextField, toast } from '#ui';
import { isChild } from '@ribbon/domain/accounts';
import {
  type FamilyChild,
  GuardianCodeInput,
  type Guardianship,
  VERIFIED_HOW_TEXTS,
  familyPolicy,
} from '@ribbon/domain/families';
import { ShieldCheck } from 'lucide-react';
import { childName } from '../../families.child.format.ts';
import { useRedeemGuardianCode } from '../../families.queries.ts';
import { SignedFormPart } from './SignedFormPart.tsx';
import { t } from '@ribbon/domain/kernel';

/** Whether other children see anything of the child, and how a guardian opens that. */
export function CommunityPart({ child, link }: { child: FamilyChild; link: Guardianship }) {
  if (!isChild(child.ageBand)) return null;
  const confirms = familyPolicy.verify(link) && !link.isVerified;
  return (
    <>
      {child.community.isOpen ? (
        <Open child={child} confirms={confirms} />
      ) : (
        <Closed child={child} confirms={confirms} />
      )}
      {confirms && <SignedFormPart child={child} />}
    </>
  );
}

interface Part {
  child: FamilyChild;
  /** The guardian decides, and nobody has said who they are. */
  confirms: boolean;
}

function Open({ child, confirms }: Part) {
  const { verified } = child.community;
  return (
    <Section title="Other children">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone="safe" icon={<ShieldCheck aria-hidden />}>
          Open
        </Badge>
        {verified && (
          <span>
            {VERIFIED_HOW_TEXTS[verified.how]}
            {verified.club !== null && ` (${verified.club})`}, since {longDay(verified.at)}.
          </span>
        )}
      </p>
      {confirms && (
        <>
          <p>
            Another guardian of {childName(child)} is confirmed. Until you are too, you can look,
            say no and pause the account. Everything else takes a confirmed guardian.
          </p>
          <Ways child={child} />
        </>
      )}
    </Section>
  );
}

function Closed({ child, confirms }: Part) {
  const name = childName(child);
  return (
    <Section
      title="Other children"
      intro={t(
        '{name} is starting in private: the training log, the calendar and the events of {name}’s clubs are open. Friends, posts, comments and challenges open once somebody has confirmed who you are. Until then, other children see nothing of {name}.',
        { name },
      )}
    >
      {confirms && <Ways child={child} />}
    </Section>
  );
}

/** How a guardian confirms who they are. */
const Ways = ({ child }: { child: FamilyChild }) => (
  <ol className="flex flex-col gap-8">
    <li className="flex flex-col gap-1">
      <h3 className="font-display text-lg font-bold">Your club knows you</h3>
      <p>
        When {childName(child)} joins a club, its administrators are asked if they know you in
        person. If they say yes, you’re done.
      </p>
    </li>
    <li className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h3 className="font-display text-lg font-bold">The club gives you a code</h3>
        <p>Ask an administrator of the club for a code, and type its four words here.</p>
      </div>
      <CodeForm child={child} />
    </li>
    <li className="flex flex-col gap-1">
      <h3 className="font-display text-lg font-bold">You sign a form</h3>
      <p>If no club can help, print our form below, sign it and send us a photo.</p>
    </li>
  </ol>
);

function CodeForm({ child }: { child: FamilyChild }) {
  const form = useSchemaForm(GuardianCodeInput, { code: '' });
  const redeem = useRedeemGuardianCode(child.id);
  const send = ({ code }: { code: string }) =>
    redeem
      .mutateAsync(code)
      .then(
        () =>
          toast.success(
            child.community.isOpen
              ? 'Thank you. We know who you are now.'
              : t('{child} can meet other children now.', { child: childName(child) }),
          ),
        form.showFault,
      );
  return (
    <Form onSubmit={form.handleSubmit(send)} notice={form.notice}>
      <TextField
        label="Code from the club"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <div>
        <Button type="submit" variant="secondary" pending={redeem.isPending}>
          Confirm with this code
        </Button>
      </div>
    </Form>
  );
}
