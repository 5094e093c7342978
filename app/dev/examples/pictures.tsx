import type { ExampleGroup } from "#app/dev/example.ts";
import { Picture } from "#app/ui/picture.tsx";
import { StillPicture } from "#app/ui/still-picture.tsx";

const SHAPES = ["wide", "upright"] as const;
/** Instead of a stored picture, because the gallery's catalogue is empty. */
const PLAIN =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%203%204'%3E%3Crect%20width='3'%20height='4'%20fill='%23c8993a'/%3E%3C/svg%3E";

export const PICTURES: ExampleGroup = {
  title: "Pictures",
  examples: [
    ...SHAPES.map((shape) => ({
      name: `StillPicture, ${shape}`,
      view: <StillPicture src="/pictures/office" alt="" shape={shape} sizes="30rem" />,
    })),
    {
      name: "Picture",
      view: (
        <Picture
          picture={{ image: PLAIN, imageWidth: 600, imageHeight: 800, imagePlaceholder: PLAIN }}
          alt=""
          sizes="30rem"
        />
      ),
    },
  ],
};
