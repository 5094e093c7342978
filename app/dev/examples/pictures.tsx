import type { ExampleGroup } from "#app/dev/example.ts";
import { StillPicture } from "#app/ui/still-picture.tsx";

const SHAPES = ["wide", "upright"] as const;

export const PICTURES: ExampleGroup = {
  title: "Pictures",
  examples: SHAPES.map((shape) => ({
    name: `StillPicture, ${shape}`,
    view: <StillPicture src="/pictures/office" alt="" shape={shape} sizes="30rem" />,
  })),
};
