import { useEffect } from "react";
import { clearSessionError } from "#app/entities/session/session-store.ts";
import { AccountDeletion } from "#app/features/account/profile/account-deletion.tsx";
import { AddressState } from "#app/features/account/profile/address-state.tsx";
import { IdentityDialog } from "#app/features/account/profile/identity-dialog.tsx";
import { LinkedSignIns } from "#app/features/account/profile/linked-sign-ins.tsx";
import { MailSection } from "#app/features/account/profile/mail-section.tsx";
import { OwnData } from "#app/features/account/profile/own-data.tsx";
import { Passkeys } from "#app/features/account/profile/passkeys.tsx";
import { ProfileActions } from "#app/features/account/profile/profile-actions.tsx";
import { ProfileForm } from "#app/features/account/profile/profile-form.tsx";
import { ProfileFrame } from "#app/features/account/profile/profile-frame.tsx";
import { RecentActivity } from "#app/features/account/profile/recent-activity.tsx";
import { SignedInDevices } from "#app/features/account/profile/signed-in-devices.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import type { User } from "#contract/account/account.ts";

/** The profile: the user's data and account actions. */
export function ProfileScreen({ user }: { user: User }) {
  // An error of this screen must not show on another one.
  useEffect(() => clearSessionError, []);

  return (
    <ProfileFrame
      person={
        <>
          <Avatar
            name={user.username || user.email}
            picture={user.avatar || user.googlePhotoUrl}
            size="large"
            tone="accent"
          />
          <div className="min-w-0">
            <p dir="auto" className="truncate font-display text-title">
              {user.fullName || user.username}
            </p>
            <p className="truncate text-ink-soft text-small">{user.email}</p>
          </div>
        </>
      }
      actions={<ProfileActions user={user} />}
    >
      <AddressState user={user} />
      <ProfileForm key={user._id} user={user} />
      <MailSection user={user} />
      <Passkeys user={user} />
      <LinkedSignIns user={user} />
      <SignedInDevices user={user} />
      <RecentActivity user={user} />
      <OwnData />
      <AccountDeletion user={user} />
      <IdentityDialog user={user} />
    </ProfileFrame>
  );
}
