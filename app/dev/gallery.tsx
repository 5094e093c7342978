import { BUTTONS } from "#app/dev/examples/buttons.tsx";
import { DIALOGS } from "#app/dev/examples/dialogs.tsx";
import { FEEDBACK } from "#app/dev/examples/feedback.tsx";
import { FORMS } from "#app/dev/examples/forms.tsx";
import { LABELS } from "#app/dev/examples/labels.tsx";
import { LAYOUT } from "#app/dev/examples/layout.tsx";
import { NAVIGATION } from "#app/dev/examples/navigation.tsx";
import { PICTURES } from "#app/dev/examples/pictures.tsx";
import { TYPE } from "#app/dev/examples/type.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

const GROUPS = [TYPE, BUTTONS, FORMS, LABELS, FEEDBACK, NAVIGATION, PICTURES, DIALOGS, LAYOUT];

const GROUNDS = {
  paper: "bg-paper",
  deep: "bg-paper-deep",
  accent: "bg-accent text-paper",
  ink: "bg-ink text-paper",
};

/** Every component of app/ui in every state, for development and for accessibility tests. */
export function Gallery() {
  return (
    <Container space="screen">
      <h1 className="font-display text-display-m">Design system</h1>
      {GROUPS.map(({ title, examples }) => (
        <section key={title} aria-label={title} className="mt-16">
          <h2 className="border-line border-b pb-3 font-display text-display-s">{title}</h2>
          <ul className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {examples.map(({ name, view, ground = "paper", wide }) => (
              <li
                key={name}
                className={classNames("grid min-w-0 content-start gap-3", wide && "col-span-full")}
              >
                <Eyebrow>{name}</Eyebrow>
                <div className={classNames("min-w-0", ground !== "paper" && "p-5", GROUNDS[ground])}>
                  {view}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}
