package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.junit.jupiter.api.Test;

class PlainConstructorTest {

  @Test
  void aClassThatWantsNothingIsMadeWithoutAnInjector() throws ReflectiveOperationException {
    assertThat(PlainConstructor.of(Content.class).orElseThrow().newInstance()).isNotNull();
  }

  @Test
  void aClassThatWantsSomethingIsNot() {
    assertThat(PlainConstructor.of(ByConstructor.class)).isEmpty();
    assertThat(PlainConstructor.of(ByField.class)).isEmpty();
    assertThat(PlainConstructor.of(ByParent.class)).isEmpty();
  }

  @Test
  void aClassWhoseScopeAnInjectorKeepsIsNot() {
    assertThat(PlainConstructor.of(Scoped.class)).isEmpty();
  }

  static class Content {}

  @Singleton
  static class Scoped {}

  static class ByConstructor {
    @Inject
    ByConstructor() {}
  }

  static class ByField {
    @Inject String word;
  }

  static class ByParent extends ByField {}
}
