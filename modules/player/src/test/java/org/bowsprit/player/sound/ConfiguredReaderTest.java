package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.List;
import java.util.Map;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests a reader of sound files whose plugin is reloaded while it opens a file. */
class ConfiguredReaderTest {

  private static final String ID = "sample";
  private static final ByteSource FILE = ByteSource.of(new byte[4]);

  @SuppressWarnings("unchecked") // The mock has no type argument.
  private final Providers<SoundFileProvider> readers = mock(Providers.class);

  private final Runnable unfollowAction = mock(Runnable.class);
  private final SoundStream olderStream = mock(SoundStream.class);
  private final SoundStream newerStream = mock(SoundStream.class);
  private final ConfiguredReader reader = new ConfiguredReader(ID, readers, Map.of());

  private static SoundFileProvider providerOf(SoundStream stream) throws AudioException {
    SoundFileProvider provider = mock(SoundFileProvider.class);
    when(provider.id()).thenReturn(ID);
    when(provider.open(eq(FILE), any())).thenReturn(stream);
    return provider;
  }

  @BeforeEach
  void stubReaders() {
    when(readers.follow(eq(ID), any())).thenReturn(unfollowAction);
    when(newerStream.sampleRate()).thenReturn(22_050);
  }

  /** Simulates that a plugin is reloaded before the reader is registered for changes. */
  @Test
  void aFileIsReadByTheVersionThatIsLoadedWhileTheFileIsOpened() throws Exception {
    SoundFileProvider olderProvider = providerOf(olderStream);
    SoundFileProvider newerProvider = providerOf(newerStream);
    when(readers.get(ID)).thenReturn(olderProvider, newerProvider);

    SoundStream openedStream = reader.open(FILE, OptionValues.defaults(List.of()));

    assertThat(openedStream.sampleRate()).isEqualTo(22_050);
    verify(olderStream).close();
    verify(unfollowAction).run();
  }

  @Test
  void builtInReadersAreNotReplaced() throws Exception {
    SoundFileProvider builtInProvider = providerOf(newerStream);
    when(readers.get(ID)).thenReturn(builtInProvider);
    when(readers.isBuiltIn(ID)).thenReturn(true);

    assertThat(reader.open(FILE, OptionValues.defaults(List.of()))).isSameAs(newerStream);
  }
}
