// Renders the Helm chart as Helm does (Go's templates, sprig, include and toYaml), and reads every
// manifest strictly into Kubernetes' own types: a field that is unknown, misspelt or of another
// type is an error, and so is a value that a template asks for and nobody has set.
//
//	chart <folder of the chart> [<file of values> …]
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig/v3"
	apps "k8s.io/api/apps/v1"
	autoscaling "k8s.io/api/autoscaling/v2"
	batch "k8s.io/api/batch/v1"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/yaml"
)

type values = map[string]any

func main() {
	if err := check(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func check(folder string, overlays []string) error {
	chart, err := readYaml(filepath.Join(folder, "Chart.yaml"))
	if err != nil {
		return err
	}
	all, err := readYaml(filepath.Join(folder, "values.yaml"))
	if err != nil {
		return err
	}
	for _, file := range overlays {
		more, err := readYaml(file)
		if err != nil {
			return err
		}
		merge(all, more)
	}
	manifests, err := render(folder, values{
		"Values":  all,
		"Chart":   values{"Name": chart["name"], "Version": chart["version"], "AppVersion": chart["appVersion"]},
		"Release": values{"Name": "tucano", "Namespace": "tucano", "Service": "Helm"},
	})
	if err != nil {
		return err
	}
	for _, manifest := range manifests {
		if err := decode(manifest); err != nil {
			return fmt.Errorf("%w\n%s", err, manifest)
		}
	}
	return nil
}

func readYaml(file string) (values, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	found := values{}
	if err := yaml.UnmarshalStrict(text, &found); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return found, nil
}

func merge(into, from values) {
	for key, value := range from {
		inner, isMap := value.(values)
		if old, wasMap := into[key].(values); isMap && wasMap {
			merge(old, inner)
		} else {
			into[key] = value
		}
	}
}

func render(folder string, context values) ([]string, error) {
	root := template.New("chart").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data any) (string, error) {
		var text bytes.Buffer
		err := root.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	functions["toYaml"] = func(value any) (string, error) {
		text, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	functions["required"] = func(message string, value any) (any, error) {
		if value == nil || value == "" {
			return nil, fmt.Errorf("%s", message)
		}
		return value, nil
	}
	files, err := filepath.Glob(filepath.Join(folder, "templates", "*"))
	if err != nil {
		return nil, err
	}
	root.Funcs(functions)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if _, err := root.New(filepath.Base(file)).Parse(string(text)); err != nil {
			return nil, err
		}
	}
	var manifests []string
	for _, file := range files {
		var text bytes.Buffer
		if err := root.ExecuteTemplate(&text, filepath.Base(file), context); err != nil {
			return nil, err
		}
		if !strings.HasSuffix(file, ".yaml") {
			continue
		}
		for _, manifest := range regexp.MustCompile(`(?m)^---$`).Split(text.String(), -1) {
			if strings.TrimSpace(manifest) != "" {
				manifests = append(manifests, manifest)
			}
		}
	}
	return manifests, nil
}

var kinds = map[string]func() any{
	"v1/ConfigMap":                           func() any { return &core.ConfigMap{} },
	"v1/PersistentVolumeClaim":               func() any { return &core.PersistentVolumeClaim{} },
	"v1/Service":                             func() any { return &core.Service{} },
	"v1/ServiceAccount":                      func() any { return &core.ServiceAccount{} },
	"apps/v1/Deployment":                     func() any { return &apps.Deployment{} },
	"autoscaling/v2/HorizontalPodAutoscaler": func() any { return &autoscaling.HorizontalPodAutoscaler{} },
	"batch/v1/Job":                           func() any { return &batch.Job{} },
	"networking.k8s.io/v1/Ingress":           func() any { return &networking.Ingress{} },
	"networking.k8s.io/v1/NetworkPolicy":     func() any { return &networking.NetworkPolicy{} },
	"policy/v1/PodDisruptionBudget":          func() any { return &policy.PodDisruptionBudget{} },
}

func decode(manifest string) error {
	var about struct {
		meta.TypeMeta `json:",inline"`
		Metadata      meta.ObjectMeta `json:"metadata"`
	}
	if err := yaml.Unmarshal([]byte(manifest), &about); err != nil {
		return err
	}
	name := about.APIVersion + "/" + about.Kind
	create, isKnown := kinds[name]
	if !isKnown {
		return fmt.Errorf("%s is no kind that this chart may have", name)
	}
	object := create()
	if err := yaml.UnmarshalStrict([]byte(manifest), object); err != nil {
		return fmt.Errorf("%s %s: %w", name, about.Metadata.Name, err)
	}
	if about.Metadata.Name == "" {
		return fmt.Errorf("%s has no name", name)
	}
	if err := checkPods(object); err != nil {
		return fmt.Errorf("%s %s: %w", name, about.Metadata.Name, err)
	}
	fmt.Println(name, about.Metadata.Name)
	return nil
}

// Whatever runs has no right, another account than root, and a root that it cannot write to.
func checkPods(object any) error {
	var pods core.PodSpec
	switch one := object.(type) {
	case *apps.Deployment:
		pods = one.Spec.Template.Spec
		for key, value := range one.Spec.Selector.MatchLabels {
			if one.Spec.Template.Labels[key] != value {
				return fmt.Errorf("it does not select its own pods by %s", key)
			}
		}
	case *batch.Job:
		pods = one.Spec.Template.Spec
	default:
		return nil
	}
	if pods.SecurityContext == nil || pods.SecurityContext.RunAsNonRoot == nil || !*pods.SecurityContext.RunAsNonRoot {
		return fmt.Errorf("its pods may run as root")
	}
	for _, container := range pods.Containers {
		limits := container.SecurityContext
		if limits == nil || limits.ReadOnlyRootFilesystem == nil || !*limits.ReadOnlyRootFilesystem {
			return fmt.Errorf("%s may write to its root", container.Name)
		}
		if container.Resources.Requests.Memory().IsZero() {
			return fmt.Errorf("%s says nothing of its memory", container.Name)
		}
		for _, mount := range container.VolumeMounts {
			if !hasVolume(pods, mount.Name) {
				return fmt.Errorf("%s mounts %s, which is not there", container.Name, mount.Name)
			}
		}
	}
	return nil
}

func hasVolume(pods core.PodSpec, name string) bool {
	for _, volume := range pods.Volumes {
		if volume.Name == name {
			return true
		}
	}
	return false
}
