-- Training plans of clubs can be reported.
alter table content_reports
  drop constraint content_reports_content_type_check,
  add constraint content_reports_content_type_check check (content_type in ('post', 'comment', 'profile',
    'club_review', 'club_event', 'training_plan', 'challenge', 'training_comment', 'competition', 'other'));
alter table report_tickets
  drop constraint report_tickets_content_type_check,
  add constraint report_tickets_content_type_check check (content_type in ('post', 'comment', 'profile',
    'club_review', 'club_event', 'training_plan', 'challenge', 'training_comment', 'competition', 'other'));
