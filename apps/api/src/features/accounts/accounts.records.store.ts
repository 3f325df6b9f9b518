import type { ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type {
  AccountStatus,
  AgeBand,
  Correction,
  PersonDetails,
  SignUpType,
  UserId,
} from '@ribbon/domain/accounts';
import { consentAge, isChild, isMinor } from '@ribbon/domain/accounts';
import type { Language } from '@ribbon/domain/kernel';
import type { MediaId } from '@ribbon/domain/media';
import type { PrivacySettings } from '@ribbon/domain/privacy';
import type { NewPicture, ProfileEdit } from '@ribbon/domain/profiles';
import { type Kysely, sql } from 'kysely';

type Visibility = Pick<PrivacySettings, 'profileVisibility' | 'listedInDirectory'>;

export type AccountRecords = typeof accountRecords;

/** Writes of other slices to a person's account, each in the transaction of its own change. */
export const accountRecords = {
  /** A guardian has completed a child's account and opened it. */
  async activate(
    tx: Kysely<DB>,
    id: UserId,
    child: PersonDetails & { ageBand: AgeBand; isInBeta: boolean; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({
        full_name: child.fullName,
        country: child.country,
        consent_age: consentAge(child.country),
        birth_month: child.birthMonth,
        birth_year: child.birthYear,
        user_type: isChild(child.ageBand) ? 'child_gymnast' : 'gymnast',
        status: 'active',
        has_beta_access: sql<boolean>`has_beta_access or ${child.isInBeta}`,
        waiting_since: null,
        updated_at: child.at,
      })
      .where('id', '=', id)
      .execute();
  },

  /**
   * Corrects wrong details. The badge was for the previous name; a person who turns out younger
   * loses what younger people do not have, and under 13 waits for a guardian.
   */
  async correct(
    tx: Kysely<DB>,
    id: UserId,
    { before, ageBand, at, ...current }: Correction & CorrectedAge,
  ): Promise<void> {
    const isYounger =
      (isMinor(ageBand) && !isMinor(before)) || (isChild(ageBand) && !isChild(before));
    await sql`
      update athlete_profiles set is_verified = is_verified and full_name = ${current.fullName},
        full_name = ${current.fullName}, birth_month = ${current.birthMonth}, birth_year = ${current.birthYear},
        user_type = case when ${isChild(ageBand)} then 'child_gymnast'
          when user_type = 'child_gymnast' then 'gymnast' else user_type end,
        waiting_since = case when ${isChild(ageBand) && !isChild(before)} then ${at}
          when ${!isChild(ageBand)} then null else waiting_since end,
        status = case when ${isChild(ageBand) && !isChild(before)} and status in ('active', 'paused')
            then 'awaiting_guardian'
          when ${!isChild(ageBand)} and status = 'awaiting_guardian' then 'active' else status end,
        updated_at = ${at}
      where id = ${id}`.execute(tx);
    if (!isYounger) return;
    await tx
      .updateTable('athlete_profiles')
      .set({
        feed_visibility: 'private',
        listed_in_directory: false,
        social_links: '{}',
        age_shown: null,
      })
      .where('id', '=', id)
      .execute();
  },

  async setBadge(tx: Kysely<DB>, id: UserId, isVerified: boolean, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ is_verified: isVerified, updated_at: at })
      .where('id', '=', id)
      .execute();
  },

  async setBetaAccess(tx: Kysely<DB>, id: UserId, hasAccess: boolean, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ has_beta_access: hasAccess, updated_at: at })
      .where('id', '=', id)
      .execute();
  },

  /** What a new person could do next is not shown again. */
  async putFirstStepsAway(tx: Kysely<DB>, id: UserId, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ first_steps_put_away_at: at })
      .where('id', '=', id)
      .where('first_steps_put_away_at', 'is', null)
      .execute();
  },

  /** The last guardian has left. */
  async awaitGuardian(tx: Kysely<DB>, id: UserId, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ status: 'awaiting_guardian', waiting_since: at, paused_at: null, paused_by: null })
      .where('id', '=', id)
      .where('status', 'in', ['active', 'paused'])
      .execute();
  },

  /** Turns children who have reached 13 into gymnasts like any other. */
  async promoteTurnedThirteen(tx: Kysely<DB>, now: Date): Promise<UserId[]> {
    const rows = await tx
      .updateTable('athlete_profiles')
      .set({ user_type: 'gymnast', in_community: true, updated_at: now })
      .where('user_type', '=', 'child_gymnast')
      .where('status', '<>', 'awaiting_guardian')
      .where(sql`age_band(birth_month, birth_year, ${now})`, '<>', 'under13')
      .returning('id')
      .execute();
    return rows.map((row) => row.id as UserId);
  },

  /** Pauses an active account, or resumes a paused one. */
  async setLanguage(tx: Kysely<DB>, id: UserId, language: Language): Promise<void> {
    await tx.updateTable('athlete_profiles').set({ language }).where('id', '=', id).execute();
  },
  async setPause(tx: Kysely<DB>, { childId, guardianId, paused, at }: PauseChange): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set(
        paused
          ? { status: 'paused', paused_at: at, paused_by: guardianId }
          : { status: 'active', paused_at: null, paused_by: null },
      )
      .where('id', '=', childId)
      .where('status', '=', paused ? 'active' : 'paused')
      .execute();
  },
  /** Resumes the paused accounts of people who came of age, as nobody else could. */
  async resumePaused(tx: Kysely<DB>, ids: readonly UserId[]): Promise<void> {
    if (ids.length === 0) return;
    await tx
      .updateTable('athlete_profiles')
      .set({ status: 'active', paused_at: null, paused_by: null })
      .where('id', 'in', ids)
      .where('status', '=', 'paused')
      .execute();
  },

  async setStatus(tx: Kysely<DB>, id: UserId, status: AccountStatus): Promise<void> {
    await tx.updateTable('athlete_profiles').set({ status }).where('id', '=', id).execute();
  },

  async setVisibility(
    tx: Kysely<DB>,
    id: UserId,
    { profileVisibility, listedInDirectory }: Visibility,
    at: Date,
  ): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({
        feed_visibility: profileVisibility,
        listed_in_directory: listedInDirectory,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
  },

  async saveProfile(
    tx: Kysely<DB>,
    userId: UserId,
    { readerAge, ...profile }: ProfileEdit & { readerAge: ReaderAge },
    at: Date,
  ): Promise<void> {
    const { instagram, youtube, tiktok } = profile;
    const links = Object.entries({ instagram, youtube, tiktok }).filter(
      ([, name]) => name !== null,
    );
    await tx
      .updateTable('athlete_profiles')
      .set({
        // The badge was for the name before.
        is_verified: sql<boolean>`is_verified and full_name is not distinct from ${profile.fullName}`,
        full_name: profile.fullName,
        country: profile.country,
        // A young person who moves to another country does not get round an adult's consent.
        consent_age: sql<number>`greatest(consent_age, ${consentAge(profile.country)})`,
        bio: profile.bio,
        age_shown: profile.age,
        specialties: profile.specialties,
        achievements: profile.achievements,
        social_links: JSON.stringify(Object.fromEntries(links)),
        texts_reader_age: readerAge,
        updated_at: at,
      })
      .where('id', '=', userId)
      .execute();
  },

  /** A guardian has said yes to what a child says of itself; its other words keep the readers they have. */
  async setBio(
    tx: Kysely<DB>,
    userId: UserId,
    { bio, readerAge }: { bio: string; readerAge: ReaderAge },
    at: Date,
  ): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({
        bio,
        texts_reader_age: sql<number>`greatest(texts_reader_age, ${readerAge}::smallint)`,
        updated_at: at,
      })
      .where('id', '=', userId)
      .execute();
  },

  /** A person or a reading has said how old readers of a profile's words must be. */
  async setReaderAge(tx: Kysely<DB>, userId: UserId, readerAge: ReaderAge): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ texts_reader_age: readerAge })
      .where('id', '=', userId)
      .execute();
  },

  /** The same for a person without a reader age; returns whether it was set. */
  async settleReaderAge(tx: Kysely<DB>, userId: UserId, readerAge: ReaderAge): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('athlete_profiles')
      .set({ texts_reader_age: readerAge })
      .where('id', '=', userId)
      .where('texts_reader_age', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** A moderator has agreed to another kind of account; a child's follows from its age alone. */
  async setUserType(tx: Kysely<DB>, id: UserId, userType: SignUpType, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ user_type: userType, updated_at: at })
      .where('id', '=', id)
      .where('user_type', '<>', 'child_gymnast')
      .execute();
  },

  lockProfile: (tx: Kysely<DB>, userId: UserId) =>
    tx
      .selectFrom('athlete_profiles')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  async showPicture(tx: Kysely<DB>, userId: UserId, picture: NewPicture, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({
        profile_image_art: 'art' in picture ? picture.art : null,
        profile_image_id: 'imageId' in picture ? picture.imageId : null,
        updated_at: at,
      })
      .where('id', '=', userId)
      .execute();
  },

  /** Takes the picture off unless another one is shown by now. */
  async takePictureOff(tx: Kysely<DB>, userId: UserId, imageId: MediaId, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ profile_image_id: null, updated_at: at })
      .where('id', '=', userId)
      .where('profile_image_id', '=', imageId)
      .execute();
  },

  async forgetSecondFactor(tx: Kysely<DB>, id: UserId): Promise<void> {
    await tx.deleteFrom('two_factors').where('user_id', '=', id).execute();
  },

  /** The account, and with it everything that a foreign key ties to it. */
  async remove(tx: Kysely<DB>, id: UserId): Promise<void> {
    await tx.deleteFrom('users').where('id', '=', id).execute();
  },
};

interface PauseChange {
  childId: UserId;
  guardianId: UserId;
  paused: boolean;
  at: Date;
}

interface CorrectedAge {
  before: AgeBand;
  ageBand: AgeBand;
  at: Date;
}
