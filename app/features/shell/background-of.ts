import type { BackgroundIntensity, BackgroundVariant } from "#app/ui/background/background-pattern.ts";

interface Background {
  variant: BackgroundVariant;
  intensity: BackgroundIntensity;
}

const BACKGROUNDS: Record<string, Background> = {
  "/": { variant: "default", intensity: "medium" },
  "/trending": { variant: "default", intensity: "medium" },
  "/sign-in": { variant: "auth", intensity: "medium" },
  "/sign-up": { variant: "auth", intensity: "medium" },
  "/forgot-password": { variant: "auth", intensity: "medium" },
  "/reset-password": { variant: "auth", intensity: "medium" },
  "/profile": { variant: "profile", intensity: "low" },
};

export function backgroundOf(path: string): Background {
  return BACKGROUNDS[path] ?? { variant: "minimal", intensity: "low" };
}
