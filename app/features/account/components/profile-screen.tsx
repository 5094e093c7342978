import { useEffect } from "react";
import { AccountDeletion } from "#app/features/account/components/account-deletion.tsx";
import { AddressState } from "#app/features/account/components/address-state.tsx";
import { IdentityDialog } from "#app/features/account/components/identity-dialog.tsx";
import { LinkedSignIns } from "#app/features/account/components/linked-sign-ins.tsx";
import { MailSection } from "#app/features/account/components/mail-section.tsx";
import { OwnData } from "#app/features/account/components/own-data.tsx";
import { Passkeys } from "#app/features/account/components/passkeys.tsx";
import { ProfileActions } from "#app/features/account/components/profile-actions.tsx";
import { ProfileForm } from "#app/features/account/components/profile-form.tsx";
import { ProfileFrame } from "#app/features/account/components/profile-frame.tsx";
import { RecentActivity } from "#app/features/account/components/recent-activity.tsx";
import { SignedInDevices } from "#app/features/account/components/signed-in-devices.tsx";
import { clearSessionError } from "#app/lib/session-store.ts";
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
