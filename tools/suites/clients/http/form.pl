use strict;
use warnings;
use HTTP::Request::Common;
use LWP::UserAgent;

my $agent = LWP::UserAgent->new;
$agent->default_header('x-mock-world' => $ENV{WORLD});
open my $sound, '>:raw', $ENV{SOUND_FILE} or die $!;
print $sound $agent->get("$ENV{ORIGIN}$ENV{SOUND}", range => $_)->content for 'bytes=0-999', 'bytes=1000-';
close $sound;
my ($name) = $ENV{FILE} =~ m{([^/]+)$};
my @form = map { split /=/, $_, 2 } split /\n/, $ENV{FIELDS};
push @form, attachFile => [$ENV{FILE}, $name];
push @form, attachFile => [undef, '', 'Content-Type' => 'application/octet-stream', Content => ''];
print $agent->request(POST "$ENV{ORIGIN}/api/support/inquiry", Content_Type => 'form-data', Content => \@form)->content;
