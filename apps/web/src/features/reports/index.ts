export { ReportButton } from './ReportButton.tsx';
export { ReportDialog } from './ReportDialog.tsx';
export { ReportPersonDialog } from './ReportPersonDialog.tsx';
export { ChildOpenings } from './ChildOpenings.tsx';
export { OpenReport } from './OpenReport.tsx';
export { OwnReportsSection } from './OwnReportsSection.tsx';
