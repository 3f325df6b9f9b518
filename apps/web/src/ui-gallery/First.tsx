import { Search, Sparkles, Users, Trash2, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  Button, IconButton, linkClass, TextField, PasswordField, TextArea, SelectField, CheckboxField, RadioCards, Switch,
  Notice, Dialog, ConfirmDialog, Card, EmptyState, ErrorState, Page, Section, Prose, RibbonMark, RibbonLoader, toast, Heading,
} from '../ui/index.ts';

export function First() {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  return (
    <Page title="Find Your Perfect Gymnastics Club" kicker="Club finder" intro="Калейн, Škoda and Ґалаґан train here. Search for a city, a state or an address, and see who is close." actions={<Button icon={<Plus />}>Add a club</Button>}>
      <Section title="Mark and motion">
        <div className="flex flex-wrap items-end gap-6">
          <RibbonMark size={24} /><RibbonMark size={32} /><RibbonMark size={64} label="Ribbon" /><RibbonMark size={160} />
          <RibbonLoader size="sm" /><RibbonLoader /><RibbonLoader size="lg" showLabel className="text-brand-ink" />
          <span className="flex items-center gap-2 font-display text-xl font-extrabold"><RibbonMark size={40} />Ribbon</span>
        </div>
      </Section>
      <Section title="Buttons" actions={<a href="#x" className={linkClass}>See all</a>}>
        <div className="flex flex-wrap items-center gap-3">
          <Button>Join Club</Button><Button variant="secondary">Leave Review</Button><Button variant="ghost">Claim Club</Button><Button variant="danger" icon={<Trash2 />}>Delete Forever</Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="lg" icon={<Sparkles />}>Join the Waitlist</Button><Button size="lg" variant="secondary" render={<a href="#top">Back</a>} />
          <Button pending>Reviewing...</Button><Button variant="secondary" pending>Saving...</Button><Button disabled>Add Friend</Button><Button variant="secondary" disabled>Pending</Button>
        </div>
        <div className="flex gap-2"><IconButton label="Search"><Search /></IconButton><IconButton label="Friends" tone="brand"><Users /></IconButton><IconButton label="Delete" tone="danger"><Trash2 /></IconButton><IconButton label="Add" tone="solid"><Plus /></IconButton></div>
      </Section>
      <Section title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Full name" placeholder="Mia Škoda" required={false} />
          <TextField label="Username" defaultValue="mia" error="Username is already taken" hint="At least 3 letters." />
          <PasswordField label="Password" defaultValue="secret12" />
          <SelectField label="Country" placeholder="Choose a country" options={[{ value: 'bg', label: 'Bulgaria' }, { value: 'ua', label: 'Ukraine' }]} />
          <TextArea label="Comment" max={20} defaultValue="What a lovely routine, well done" hint="Content is automatically moderated." />
          <TextField label="Search" icon={<Search />} disabled defaultValue="Not now" />
          <div><CheckboxField label="Remember my email address" defaultChecked /><CheckboxField label="I agree" error="Please agree first" /><CheckboxField label="Disabled" disabled checked readOnly /></div>
          <div><Switch label="Beta mode" hint="Only approved members can sign in." defaultChecked /><Switch label="Analytics cookies" /><Switch label="Necessary" disabled checked readOnly /></div>
        </div>
        <RadioCards label="Who are you?" name="who" columns={2} defaultValue="gymnast" options={[
          { value: 'gymnast', title: 'Gymnast', text: 'I train and compete.', icon: <Sparkles /> },
          { value: 'parent', title: 'Parent or guardian', text: 'I look after a young gymnast.', icon: <Users /> },
          { value: 'coach', title: 'Coach', text: 'I teach.' }, { value: 'club', title: 'Club admin', text: 'I run a club.', disabled: true }]} />
      </Section>
      <Section title="Notices">
        <Notice>Claims are reviewed within 24–48 hours.</Notice>
        <Notice tone="safe" title="Content looks great for our gymnastics community!" />
        <Notice tone="caution" title="Let's think about how this might make others feel">Try: “Keep going, your hoop rolls get better every week.”</Notice>
        <Notice tone="danger" action={<Button variant="secondary">Try again</Button>}>This content could hurt someone in our gymnastics family</Notice>
      </Section>
      <Section title="Dialogs and toasts">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen(true)}>Open dialog</Button>
          <Button variant="secondary" onClick={() => setSure(true)}>Open confirm</Button>
          <Button variant="secondary" onClick={() => { toast.success('Successfully joined Levski Triaditsa!'); }}>Toast</Button>
          <Button variant="secondary" onClick={() => { toast.error('Failed to join club. Please try again.'); }}>Toast error</Button>
        </div>
        <Dialog open={open} onOpenChange={setOpen} title="Leave a review" description="Reviews for Levski Triaditsa are read by a person first." footer={<><Button variant="secondary" onClick={() => setOpen(false)}>Cancel</Button><Button>Send review</Button></>}>
          <div className="flex flex-col gap-4"><TextField label="Your name" /><TextArea label="Comment" max={500} required={false} /></div>
        </Dialog>
        <ConfirmDialog open={sure} onOpenChange={setSure} title="Delete Post" text="Are you sure? It cannot be brought back." confirmLabel="Delete Forever" cancelLabel="Keep Post" onConfirm={() => setSure(false)} />
      </Section>
      <Section title="States">
        <EmptyState title="No clubs found" text="No clubs found within 50km of this location. Try searching a different area." action={<Button>Search again</Button>} />
        <ErrorState onRetry={() => undefined} />
        <div className="grid gap-4 sm:grid-cols-2"><Card><Heading level={3}>Levski Triaditsa</Heading><p className="text-muted">Sofia, Bulgaria</p></Card><Card selected interactive><Heading level={3}>Дерюгина школа</Heading><p className="text-muted">Kyiv, Ukraine</p></Card></div>
      </Section>
      <Prose><h2>How we keep children safe</h2><p>Profiles are <strong>private by default</strong>. <a href="#x">Read the rules</a>.</p><h3>What you can expect</h3><ul><li>Emergency safety within 1 hour</li><li>Urgent concerns within 4 hours</li></ul><ol><li>Report</li><li>We read it</li></ol></Prose>
    </Page>
  );
}
