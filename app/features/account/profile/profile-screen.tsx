import { LayoutDashboard, LogOut } from "lucide";
import { type ReactNode, useEffect } from "react";
import { clearSessionError } from "#app/entities/session/session-store.ts";
import { useSignOut } from "#app/entities/session/sign-out.ts";
import { AccountDeletion } from "#app/features/account/profile/account-deletion.tsx";
import { AddressState } from "#app/features/account/profile/address-state.tsx";
import { IdentityDialog } from "#app/features/account/profile/identity-dialog.tsx";
import { LinkedSignIns } from "#app/features/account/profile/linked-sign-ins.tsx";
import { OwnLooks } from "#app/features/account/profile/looks/own-looks.tsx";
import { MailSection } from "#app/features/account/profile/mail-section.tsx";
import * as messages from "#app/features/account/profile/messages.ts";
import { OwnData } from "#app/features/account/profile/own-data.tsx";
import { OwnRequests } from "#app/features/account/profile/own-requests.tsx";
import { Passkeys } from "#app/features/account/profile/passkeys.tsx";
import { ProfileForm } from "#app/features/account/profile/profile-form.tsx";
import { RecentActivity } from "#app/features/account/profile/recent-activity.tsx";
import { SignedInDevices } from "#app/features/account/profile/signed-in-devices.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LateTarget } from "#app/ui/late-target.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Split } from "#app/ui/split.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { User } from "#contract/account/account.ts";

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
      <OwnLooks user={user} />
      <OwnRequests user={user} />
      <MailSection user={user} />
      <Passkeys user={user} />
      <LinkedSignIns user={user} />
      <SignedInDevices user={user} />
      <RecentActivity user={user} />
      <OwnData />
      <AccountDeletion user={user} />
      <IdentityDialog user={user} />
      <LateTarget />
    </ProfileFrame>
  );
}

/** Shown until the session is known, and in the server-rendered document. */
export function ProfileLoading() {
  return (
    <>
      <LoadingNote>{messages.opening}</LoadingNote>
      <ProfileFrame
        person={
          <>
            <Skeleton className="size-20 rounded-pill" />
            <Skeleton className="h-10 flex-1" />
          </>
        }
        actions={<Skeleton className="h-12" />}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      </ProfileFrame>
    </>
  );
}

interface ProfileFrameProps {
  person: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

function ProfileFrame({ person, actions, children }: ProfileFrameProps) {
  return (
    <Container space="screen">
      <Split ratio="4:8">
        {/* Beside the parts, which are longer than the window. */}
        <div className="lg:sticky lg:top-below-header lg:self-start">
          <Eyebrow tone="accent">{messages.eyebrow}</Eyebrow>
          <h1 className="mt-4 font-display text-display-l">
            {messages.heading[0]}
            <em>{messages.heading[1]}</em>
          </h1>
          <div className="mt-8 flex items-center gap-5 border-line border-y py-6">{person}</div>
          <div className="mt-6">{actions}</div>
        </div>
        <div className="lg:pt-2">
          <h2 className="mb-6 font-display text-display-s">{messages.detailsTitle}</h2>
          {children}
        </div>
      </Split>
    </Container>
  );
}

/** After signing out, PrivateScreen leads to the sign-in screen. */
function ProfileActions({ user }: { user: User }) {
  const signingOut = useSignOut("/user/signout");
  return (
    <div className="grid gap-3">
      {signingOut.error && <Notice tone="danger">{signingOut.error.message}</Notice>}
      {user.isUserAdmin && (
        <ButtonLink to="/dashboard" wide>
          <Icon of={LayoutDashboard} />
          {messages.dashboard}
        </ButtonLink>
      )}
      <nav aria-label={messages.yours} className="flex gap-7">
        <TextLink to="/saved">{messages.savedLooks}</TextLink>
        <TextLink to="/cart">{messages.cart}</TextLink>
      </nav>
      <Button variant="secondary" wide busy={signingOut.isPending} onClick={() => signingOut.mutate()}>
        {!signingOut.isPending && <Icon of={LogOut} />}
        <span>{messages.signOut}</span>
      </Button>
    </div>
  );
}
