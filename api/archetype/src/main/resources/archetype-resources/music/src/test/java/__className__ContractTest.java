package ${package};

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.audio.contract.MusicContract;
import org.bowsprit.audio.synth.MusicProvider;
import org.junit.jupiter.api.Test;

/** Tests the contract of music devices. The tests are inherited. */
class ${className}ContractTest extends MusicContract {

  @Override
  protected MusicProvider provider() {
    return new ${className}Provider();
  }

  @Test
  void aNoteIsHeardUntilItEnds() {
    ${className}Synth synth = new ${className}Synth(44_100, 1_000);
    short[] samples = new short[200];
    synth.volume(0, 127);
    synth.noteOn(0, 69, 100);
    synth.render(samples, 0, 100);
    assertThat(samples[0]).isNotZero();

    synth.noteOff(0, 69);
    synth.render(samples, 0, 100);
    assertThat(samples).containsOnly(0);
  }
}
