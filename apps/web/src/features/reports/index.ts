export { ReportButton } from './ReportButton.tsx';
