-- Tables that nothing reads: downloads are made while somebody waits, and postcodes come with the geocoder.
drop table data_export_requests;
drop table geocoder_postcodes;
