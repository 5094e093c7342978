import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Split } from "#app/ui/split.tsx";

interface ProfileFrameProps {
  person: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** The places of the profile, the same while it is not known yet whose it is. */
export function ProfileFrame({ person, actions, children }: ProfileFrameProps) {
  return (
    <Container space="screen">
      <Split ratio="4:8">
        {/* Beside the parts, which are longer than the window. */}
        <div className="lg:sticky lg:top-below-header lg:self-start">
          <Eyebrow tone="accent">Your account</Eyebrow>
          <h1 className="mt-4 font-display text-display-l">
            Fashion <em>Profile</em>
          </h1>
          <div className="mt-8 flex items-center gap-5 border-line border-y py-6">{person}</div>
          <div className="mt-6">{actions}</div>
        </div>
        <div className="lg:pt-2">
          <h2 className="mb-6 font-display text-display-s">Your details</h2>
          {children}
        </div>
      </Split>
    </Container>
  );
}
