export { ChildCertificates } from './ChildCertificates.tsx';
