import { useMutation } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { type Address, idOf } from "#app/features/engagement/address.ts";
import { sendReaction } from "#app/features/engagement/api/reactions.ts";
import {
  type Reactable,
  type Reaction,
  reactionOf,
  toggled,
  withReaction,
} from "#app/features/engagement/reaction.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log.ts";
import { useCurrentUser, useSessionStore } from "#app/lib/session-store.ts";
import type { Outfit } from "#contract/outfit.ts";
import type { User } from "#contract/user.ts";

interface Engagement {
  user: User | null;
  outfitId: string;
  /** Makes a call, unless one under the same name is under way; answers the outfit it led to, or null. */
  perform: (name: string, call: () => Promise<Outfit>) => Promise<Outfit | null>;
  /** Gives the reaction or takes it back; answers what it has led to once the server has agreed, else undefined. */
  react: (address: Address, subject: Reactable, pressed: Reaction) => Promise<Reaction | null | undefined>;
  /** A subject with what its reader has just pressed, before the server has answered. */
  asPressed: <T extends Reactable>(id: string, subject: T) => T;
}

const EngagementContext = createContext<Engagement | null>(null);

export function useEngagement(): Engagement {
  const engagement = useContext(EngagementContext);
  if (!engagement) throw new Error("This stands inside an EngagedOutfit");
  return engagement;
}

interface EngagedOutfitProps {
  outfit: Outfit;
  /** The server has answered with the outfit as it is now. */
  onOutfit: (outfit: Outfit) => void;
  /** Gets the outfit with what its reader has just pressed. */
  children: (outfit: Outfit) => ReactNode;
}

/** Has its content react, comment and reply. Calls about one outfit go one after the other, so that the last answer is the truth. */
export function EngagedOutfit({ outfit, onOutfit, children }: EngagedOutfitProps) {
  const user = useCurrentUser();
  const underWay = useRef(new Set<string>());
  const [pressed, setPressed] = useState<ReadonlyMap<string, Reaction | null>>(new Map());
  const calls = useMutation({
    mutationFn: (call: () => Promise<Outfit>) => call(),
    scope: { id: `outfit ${outfit._id}` },
  });

  async function perform(name: string, call: () => Promise<Outfit>): Promise<Outfit | null> {
    if (!user || underWay.current.has(name)) return null;
    underWay.current.add(name);
    try {
      const answer = await calls.mutateAsync(call);
      // An answer to somebody who has signed out meanwhile holds what is theirs alone.
      if (useSessionStore.getState().currentUser?._id !== user._id) return null;
      onOutfit(answer);
      return answer;
    } catch (error) {
      logFailure("Taking part failed", error);
      return null;
    } finally {
      underWay.current.delete(name);
    }
  }

  async function react(address: Address, subject: Reactable, button: Reaction) {
    const id = idOf(address);
    if (!user || underWay.current.has(id)) return undefined;
    const wanted = toggled(reactionOf(subject, user._id), button);
    setPressed((others) => new Map(others).set(id, wanted));
    const answer = await perform(id, () => sendReaction(browserApi, address, button));
    setPressed((others) => new Map([...others].filter(([other]) => other !== id)));
    return answer ? wanted : undefined;
  }

  function asPressed<T extends Reactable>(id: string, subject: T): T {
    const wanted = pressed.get(id);
    return user && wanted !== undefined ? withReaction(subject, user._id, wanted) : subject;
  }

  return (
    <EngagementContext value={{ user, outfitId: outfit._id, perform, react, asPressed }}>
      {children(asPressed(outfit._id, outfit))}
    </EngagementContext>
  );
}
